# Wrong where p is above its step by 1e-20: compared as floats.
def found(p_values, level):
    m = len(p_values)
    ps = np.array([float(p) for p in p_values])
    order = np.argsort(ps)
    ok = np.nonzero(ps[order] <= np.arange(1, m + 1) * float(level) / m + 1e-15)[0]
    return sorted(order[: ok[-1] + 1].tolist()) if len(ok) else []
