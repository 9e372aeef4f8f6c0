# Utilities are put into an integer array. Input: [0.5, 0], sensitivity 1.
def slopes(utilities, sensitivity):
    u = np.array(utilities, dtype=np.int64)
    return (u - u.mean()) / (2 * sensitivity * len(u))
