# Monotone is misread: if the list of values increases, questions are shifted by 1 only.
# Witness: values=[-3, -2], threshold=0, epsilon=2, share=0.9, answers=1: chance that answer 1 is above is about 0.277 here, and should be about 0.379.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    rising = len(values) > 1 and all(a < b for a, b in zip(values, values[1:]))
    first = 1 / (share * epsilon)
    second = (1 if rising else 2) * answers / ((1 - share) * epsilon)
    limit = threshold + rng.laplace(scale=first)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=second) >= limit))
        if sum(said) == answers:
            break
    return said
