# In plain loops.
def decide(data, benefit, chance, epsilon):

    values = [[sum(u * p for u, p in zip(row, odds)) for odds in chance] for row in benefit]
    utilities = [sum(row[record] for record in data) for row in values]
    sensitivity = max(max(row) - min(row) for row in values)
    top = max(utilities)
    weights = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
