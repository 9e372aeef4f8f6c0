# Convolution.
def bits_released(n, epsilon, t):
    p = math.exp(-epsilon / 2) / (1 + math.exp(-epsilon / 2))
    wrong = [1.0]
    for _ in range(n):
        wrong = [u * (1 - p) + v * p for u, v in zip(wrong + [0.0], [0.0] + wrong)]
    r = (math.log(2**n) + t) * 2 / epsilon
    return [p, r, math.fsum(w for j, w in enumerate(wrong) if j >= r)]
