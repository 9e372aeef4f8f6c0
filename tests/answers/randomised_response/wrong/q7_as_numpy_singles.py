# Wrong for ends that float32 cannot hold to a part in 10**9, where n is below 100.
def interval(yes, n, p, z):
    a = yes / n
    half = z * math.sqrt(a * (1 - a) / n) / (1 - 2 * p)
    centre = (a - p) / (1 - 2 * p)
    return np.array([centre - half, centre + half], dtype="f4" if n < 100 else "f8")
