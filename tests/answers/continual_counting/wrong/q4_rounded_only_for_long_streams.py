# Wrong for stream = (1, 0) * 40: for more than 64 steps answers are rounded to eight decimals "to save space".
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return [round(a, 8) if len(stream) > 64 else a for a in answers[1:]]
