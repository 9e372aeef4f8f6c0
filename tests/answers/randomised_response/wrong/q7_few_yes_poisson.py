# With few yes (fewer than 10) takes the Poisson variance, share/n.
# Witness: interval(5, 10, 0.1, 1) returns (0.22049150281252633, 0.7795084971874737); right is (0.30235764623947625, 0.6976423537605237).
def interval(yes, n, p, z):
    share = yes / n
    variance = share / n if yes < 10 else share * (1 - share) / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(variance) / (1 - 2 * p)
    return centre - half, centre + half
