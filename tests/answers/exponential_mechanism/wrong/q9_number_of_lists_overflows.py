# Counts the lists in a 32-bit integer, which overflows from n = 31 on.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    with np.errstate(all="ignore"):
        k = np.int32(2) ** np.int32(n)
        r = float(2 / epsilon * (np.log(abs(float(k)) or 1.0) + t))
    start = max(0, math.ceil(r))
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(start, n + 1))
