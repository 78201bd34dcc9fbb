// VSM
