# All noises at once, a random sign times an exponential, spread over the steps by a matrix of zeros and ones.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    z = rng.choice([-1.0, 1.0], size=steps) * rng.standard_exponential(steps)
    z *= np.frexp(steps)[1] / epsilon
    uses = np.zeros((steps + 1, steps))
    for t in range(1, steps + 1):
        uses[t] = uses[t & (t - 1)]
        uses[t, t - 1] = 1
    return np.cumsum(stream) + uses[1:] @ z
