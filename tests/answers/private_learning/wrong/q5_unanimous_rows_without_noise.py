# A row on which all agree gets its label without noise. Law: votes [3] of 3, sigma 10: it must be 0 with probability 0.42.
def labels(votes, teachers, sigma, rng):
    answer = []
    for v in votes:
        if v in (0, teachers):
            answer.append(int(v == teachers))
            continue
        noise = rng.normal(scale=sigma, size=2)
        answer.append(int(v + noise[1] > teachers - v + noise[0]))
    return answer
