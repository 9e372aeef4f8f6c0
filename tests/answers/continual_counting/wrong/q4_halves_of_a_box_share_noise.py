# Wrong for stream = (1,) * 40: a box of more than 16 steps copies the noise of the box of half its size, no draw of its own.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers, noise = [0.0], {}
    for t in range(1, len(stream) + 1):
        b = t & -t
        fresh = rng.laplace(scale=scale)
        noise[t] = noise[t - b // 2 if t == b else t - b // 2 - b // 2 + b // 2] if b > 16 else fresh
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise[t])
    return answers[1:]
