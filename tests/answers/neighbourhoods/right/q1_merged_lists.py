# Goes through both sorted lists at once.
def group_bounds(x, y, epsilon):
    s, t, i, j, k = sorted(x), sorted(y), 0, 0, 0
    while i < len(s) and j < len(t):
        if s[i] == t[j]:
            i, j = i + 1, j + 1
        elif s[i] < t[j]:
            i, k = i + 1, k + 1
        else:
            j, k = j + 1, k + 1
    k += len(s) - i + len(t) - j
    return float(k * epsilon), float(k * epsilon / 2) if len(s) == len(t) else math.inf
