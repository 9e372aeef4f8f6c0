# Asks the query once for each data set.
def oracle(query, data_sets, related):
    answers = {x: query(x) for x in data_sets}
    answers = {x: a if isinstance(a, tuple) else (a,) for x, a in answers.items()}
    changes = [0]
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            changes.append(sum(abs(s - t) for s, t in zip(answers[x], answers[y])))
    return max(changes)
