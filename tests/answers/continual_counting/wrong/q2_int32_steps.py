# The numbers are kept as int32, which wraps around for long streams
# Witness: scales(10**12, 1.0) gives array([-7.27379968e+08,  1.00000000e+00,  4.00000000e+01]), right is (1000000000000.0, 1.0, 40.0)
def scales(steps, epsilon):
    numbers = np.array([steps, 1, steps.bit_length()]).astype(np.int32)
    return numbers / epsilon
