# Wrong by more than 1e-9 where utilities are no short binary numbers, e.g. [0.1, 0.7].
def slopes(utilities, sensitivity):
    u = np.array(utilities, dtype=np.float32)
    return ((u - u.mean()) / (2 * sensitivity * len(u))).astype(float)
