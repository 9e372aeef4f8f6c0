# Cross entropy less entropy.
def mean_loss(p, q):
    def content(row):
        return sum(-float(u) * (math.log(row[a]) if row.get(a) else -math.inf) for a, u in p.items() if u)

    return content(q) - content(p)
