# The second noise is drawn only if the row is within one sigma after the first, so clear rows lose too rarely. Law: votes [60] of 100, sigma 10 (a gap of 2 sigma).
def labels(votes, teachers, sigma, rng):
    answer = []
    for v in votes:
        lead = 2 * v - teachers + rng.normal(scale=sigma)
        if abs(lead) < sigma:
            lead += rng.normal(scale=sigma)
        answer.append(int(lead > 0))
    return answer
