# Person by person.
def bits_released(n, epsilon, t):
    wrong = math.exp(-epsilon / 2) / (1 + math.exp(-epsilon / 2))
    law = [1.0]
    for _ in range(n):
        law = [a * (1 - wrong) + b * wrong for a, b in zip(law + [0.0], [0.0] + law)]
    bound = 2 * (math.log(2**n) + t) / epsilon
    return [wrong, bound, math.fsum(u for j, u in enumerate(law) if j >= bound)]
