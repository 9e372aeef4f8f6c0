# Wrong for stream = (1,) * 1024: levels are looked for among ten only, so the scale is 10/ε for 11/ε (12/ε for 2048 steps).
def tree_counter(stream, epsilon, rng):
    levels = sum(2**k <= len(stream) for k in range(10))
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=levels / epsilon))
    return answers[1:]
