# Given the secret limit an answer is a coin with the Laplace tail as its chance.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    sign = 1 if rng.random() < 0.5 else -1
    rho = sign * -math.log(1 - rng.random()) / (share * epsilon)
    scale = 2 * answers / ((1 - share) * epsilon)
    said, count = [], 0
    for value in values:
        gap = float(threshold + rho - value) / float(scale)
        yes = math.exp(-gap) / 2 if gap >= 0 else 1 - math.exp(gap) / 2
        said.append(1 if rng.random() < yes else 0)
        count += said[-1]
        if count >= answers:
            break
    return said
