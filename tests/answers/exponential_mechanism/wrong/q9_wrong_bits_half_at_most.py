# At most half of the bits are taken to be able to come out wrong.
# Witness: bits_released(12, 3, 0) returns [0.18242552380635635, 5.545177444479561, 0.01017066925653409]; right: [0.18242552380635635, 5.545177444479561, 0.012415899783992585]
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    least = math.ceil(r)
    most = n if n <= 10 else n // 2
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(least, most + 1))
