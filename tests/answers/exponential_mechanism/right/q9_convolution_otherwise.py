# The law of the number of wrong bits, person by person.
def bits_released(n, epsilon, t):
    b = math.exp(epsilon / 2)
    law = np.array([1.0])
    for _ in range(n):
        law = np.convolve(law, [b / (1 + b), 1 / (1 + b)])
    r = (n * math.log(2) + t) / (epsilon / 2)
    return [1 / (1 + b), r, float(sum(law[j] for j in range(n + 1) if j > r))]
