# Zeros if answers may flip, ones if not; a range from n on.
def certificate(n, p):
    bit = 1 if p == 0 else 0
    return [bit] * n, [bit] * (n - 1), range(n, n + 3)
