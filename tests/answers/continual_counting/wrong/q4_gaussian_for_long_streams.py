# Wrong for stream = (1,) * 200: beyond 100 steps normal noise of the same variance is taken ("it is faster").
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    scale = T.bit_length() / epsilon
    noise = rng.normal(0, scale * math.sqrt(2), T) if T > 100 else rng.laplace(0, scale, T)
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise[t - 1])
    return answers[1:]
