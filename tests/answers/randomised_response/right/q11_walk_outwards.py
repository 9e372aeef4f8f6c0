# Walks outwards from the expected number of yes with two pointers.
def accuracy(n, ones, p):
    p = float(p)
    law = np.poly1d([1.0])
    for person in range(n):
        u = 1 - p if person < ones else p
        law = law * np.poly1d([u, 1 - u])
    chance = [float(law[k]) for k in range(n + 1)]
    middle = ones * (1 - p) + (n - ones) * p
    low = min(n, math.floor(middle))
    high = low + 1
    total, gap = 0.0, 0.0
    while total < 2 / 3:
        if high > n or (low >= 0 and middle - low <= high - middle):
            total, gap, low = total + chance[low], middle - low, low - 1
        else:
            total, gap, high = total + chance[high], high - middle, high + 1
    return abs(gap) / (n * (1 - 2 * p))
