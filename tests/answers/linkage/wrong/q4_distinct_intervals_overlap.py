# Each person gets the narrowest interval of k people around them in the sorted list; these overlap.
def anonymise(ages, k):
    v = sorted(ages)
    out = []
    for a in ages:
        windows = [(v[i + k - 1] - v[i], v[i], v[i + k - 1]) for i in range(len(v) - k + 1) if v[i] <= a <= v[i + k - 1]]
        out.append(min(windows)[1:])
    return out
