# The noise is uniform with the right standard deviation. Input: [54], 100, 2.2: right is 0 with probability 0.005, and it is 0 with 0 chance beyond 3.46 sigma.
def labels(votes, teachers, sigma, rng):
    reach = sigma * math.sqrt(3)
    return [
        int(v + rng.uniform(-reach, reach) > teachers - v + rng.uniform(-reach, reach))
        for v in votes
    ]
