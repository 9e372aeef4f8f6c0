# 1024 noises are drawn and used again from step 1025 on, so boxes 1024 apart share their noise. Input: 2100 steps.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    noise = rng.laplace(scale=scale, size=1024)
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise[(t - 1) % 1024])
    return answers[1:]
