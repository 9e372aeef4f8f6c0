# A big box (of 32 or more) is the sum of its noisy halves, without a draw of its own. Input: 64 steps.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    noisy = {}

    def box(first, last):
        if (first, last) not in noisy:
            if last - first + 1 >= 32:
                middle = (first + last) // 2
                noisy[first, last] = box(first, middle) + box(middle + 1, last)
            else:
                noisy[first, last] = sum(stream[first - 1 : last]) + rng.laplace(scale=scale)
        return noisy[first, last]

    answers = [0.0]
    for t in range(1, len(stream) + 1):
        before = t & (t - 1)
        answers.append(answers[before] + box(before + 1, t))
    return answers[1:]
