# Floats in a numpy array, hypot-free.
def sensitivities(low, high, n, neighbourhood):
    a, b = float(low), float(high)
    out = np.empty(5)
    joins = neighbourhood != "edit"
    out[0] = np.abs([a, b]).max() if joins else np.ptp([a, b])
    out[1] = np.abs([a, b]).max() if joins else np.ptp([0.0, a, b])
    out[2] = 1 if joins else 0
    out[3] = 1 if joins else 2
    out[4] = np.ptp([a, b]) / (2 if joins else int(n))
    return out
