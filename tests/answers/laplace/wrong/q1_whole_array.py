# Wrong for a fractional interval with low an int: the array of whole numbers cuts results off.
def sensitivities(low, high, n, neighbourhood):
    out = np.zeros(5, dtype=type(low) if neighbourhood == "membership" else float)
    M = max(abs(low), abs(high))
    if neighbourhood == "membership":
        out[:] = M, M, 1, 1, (high - low) / 2
    else:
        out[:] = high - low, max(M, high - low), 0, 2, (high - low) / n
    return out
