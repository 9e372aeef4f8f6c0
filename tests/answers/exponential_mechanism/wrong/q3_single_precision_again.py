# Computed in single precision.
# Witness: slopes([0.1, 0.2, 0.7], 1) returns [-0.03888889029622078, -0.02222222276031971, 0.06111110746860504]; right: [-0.03888888888888888, -0.022222222222222216, 0.06111111111111111]
def slopes(utilities, sensitivity):
    u = np.array(utilities, dtype=np.float32)
    return [float(s) for s in (u - u.mean()) / np.float32(2 * sensitivity * len(u))]
