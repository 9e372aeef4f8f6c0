# Computed in 32-bit floats. Input: [0.1, 0.7, 0], sensitivity 3.
def slopes(utilities, sensitivity):
    u = np.array(utilities, dtype=np.float32)
    return ((u - u.mean()) / np.float32(2 * sensitivity * len(u))).tolist()
