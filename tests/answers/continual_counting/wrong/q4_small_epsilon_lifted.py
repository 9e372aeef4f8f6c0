# An epsilon below 1/10 is lifted to 1/10 to keep the answers useful, so too little noise is added. Input: epsilon 1/100.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / max(0.1, epsilon)
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
