# The difference is rounded to 32 bits. Input: top 1000, change 1.1.
def worst_case(top, change):
    other = float(np.float32(top) - np.float32(change))
    return 0.0, top, min(max(other, top - change), top)
