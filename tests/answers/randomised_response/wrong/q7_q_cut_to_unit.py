# Cuts the interval for q to [0, 1] before it goes through the line.
# Witness: interval(1, 2, 0.1, 3) returns (-0.125, 1.125); right is (-0.8258252147247767, 1.8258252147247767).
def interval(yes, n, p, z):
    share = yes / n
    half = z * math.sqrt(share * (1 - share) / n)
    low, high = max(0.0, share - half), min(1.0, share + half)
    return (low - p) / (1 - 2 * p), (high - p) / (1 - 2 * p)
