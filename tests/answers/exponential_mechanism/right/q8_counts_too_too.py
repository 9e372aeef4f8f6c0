# Another way: counts.
def decide(data, benefit, chance, epsilon):
    counts = [0] * len(chance)
    for r in data:
        counts[r] += 1
    v = np.einsum("ay,ry->ar", np.array(benefit, float), np.array(chance, float))
    width = max(abs(row[i] - row[j]) for row in v for i in range(len(row)) for j in range(i))
    scores = (v @ np.array(counts)) * (epsilon / width / 2)
    return np.exp(scores - np.logaddexp.reduce(scores)).tolist()
