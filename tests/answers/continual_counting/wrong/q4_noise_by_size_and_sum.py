# Keeps the noise under (size, sum) of a box, so that equal boxes share one draw.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    noise, answers = {}, [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        box = (b, sum(stream[t - b : t]))
        if box not in noise:
            noise[box] = rng.laplace(scale=scale)
        answers.append(answers[t - b] + box[1] + noise[box])
    return answers[1:]
