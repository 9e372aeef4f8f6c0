# A lambda with log2 of steps + 1/2 rounded up, and a product with 1/epsilon.
scales = lambda steps, epsilon: tuple(n * (1 / epsilon) for n in (steps, 1, math.ceil(math.log2(steps + 0.5))))
