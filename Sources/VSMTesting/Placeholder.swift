// VSMTesting
