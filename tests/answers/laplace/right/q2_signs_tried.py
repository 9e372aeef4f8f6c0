# Writes the sum of sizes as the largest sum over all signs.
def oracle(query, data_sets, related):
    def parts(x):
        answer = query(x)
        return answer if type(answer) is tuple else (answer,)

    def changes():
        for x, y in itertools.permutations(data_sets, 2):
            if related(x, y):
                f, g = parts(x), parts(y)
                for signs in itertools.product((1, -1), repeat=len(f)):
                    yield sum(s * (a - b) for s, a, b in zip(signs, f, g))

    return max(changes(), default=0)
