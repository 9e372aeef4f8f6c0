# The law of the number of wrong bits as a product of polynomials.
def bits_released(n, epsilon, t):
    half = float(epsilon) / 2
    p = math.exp(-half) / (math.exp(-half) + 1)
    bound = (math.log(2**n) + float(t)) / half
    law = np.array([1.0])
    for _ in range(n):
        law = np.convolve(law, [1 - p, p])
    return np.array([p, bound, sum(chance for wrong, chance in enumerate(law) if wrong > bound)])
