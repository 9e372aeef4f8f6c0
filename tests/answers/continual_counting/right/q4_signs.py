# Laplace noise as an exponential number with a fair sign.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    scale = (math.floor(math.log2(T)) + 1) / epsilon
    z = [(1 if rng.random() < 0.5 else -1) * rng.exponential(scale) for _ in range(T)]
    answers = []
    for t in range(1, T + 1):
        s, total = t, sum(stream[:t])
        while s:
            total += z[s - 1]
            s &= s - 1
        answers.append(total)
    return answers
