# Three others, each as far ahead as a search by small steps says.
def convict(epsilon, loss):

    far = 0.0
    while True:
        before, after = [0, *[far] * 3], [1, *[far - 1] * 3]
        logs = []
        for u in (before, after):
            scores = [epsilon * v for v in u]
            top = max(scores)
            logs.append(scores[0] - top - math.log(sum(math.exp(s - top) for s in scores)))
        if abs(logs[1] - logs[0]) >= loss:
            return before, after
        far += 0.25
