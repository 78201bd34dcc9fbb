// Files that the server hands to the person: they are stored, or offered to the dialog of the device.

/** Stores a file, or with a title offers to share it. */
export async function hand(address, name, title, type) {
  if (title !== undefined && await share(address, name, title, type)) return;
  const link = document.createElement("a");
  [link.href, link.download] = [address, name];
  link.click();
}

/** Offers a file to the device's dialog. Returns whether the person has seen that dialog. */
async function share(address, name, title, type) {
  if (!navigator.canShare?.({ files: [new File([], name, { type })] })) return false;
  try {
    const response = await fetch(address);
    if (!response.ok) return false;
    await navigator.share({ title, files: [new File([await response.blob()], name, { type })] });
    return true;
  } catch (error) {
    return error.name === "AbortError"; // the person has decided otherwise; any other error stores the file
  }
}
