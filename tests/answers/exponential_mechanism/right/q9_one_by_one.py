# People come one by one: the distribution of wrong bits grows by convolution.
def bits_released(n, epsilon, t):
    lie = (1 - math.tanh(epsilon / 4)) / 2
    bound = 2 * (math.log(2**n) + t) / epsilon
    chances = np.ones(1)
    for _ in range(n):
        chances = np.convolve(chances, [1 - lie, lie])
    return np.array([lie, bound, math.fsum(c for j, c in enumerate(chances) if j >= bound)])
