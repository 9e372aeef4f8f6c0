# Each candidate gets a whole number of about 500 tickets, so that a chance below 1/1000 becomes 0: of 7 and eleven zeros at epsilon 2 and sensitivity 1 only the first is ever picked, instead of 99 in 100.
def pick(utilities, epsilon, sensitivity, draws, rng):
    best = max(utilities)
    weights = [math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities]
    tickets = []
    for place, w in enumerate(weights):
        tickets += [place] * round(500 * w / sum(weights))
    return [tickets[i] for i in rng.integers(len(tickets), size=draws)]
