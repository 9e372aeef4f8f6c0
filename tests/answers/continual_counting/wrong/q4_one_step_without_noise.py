# The length of the stream is made levels by a rule that gives one step none, so its answer is exact. Input: stream (1,).
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    levels = 0 if steps == 1 else math.floor(math.log2(steps)) + 1
    answers = [0.0]
    for t in range(1, steps + 1):
        b = t & -t
        answers.append(
            answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=levels / epsilon)
        )
    return answers[1:]
