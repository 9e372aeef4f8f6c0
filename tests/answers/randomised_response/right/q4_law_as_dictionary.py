# The law of the answers is grown person by person in a dictionary.
def expectation(statistic, n, p, theta):
    law = {(): 1}
    for _ in range(n):
        grown = {}
        for told, chance in law.items():
            for truth, likely in ((1, theta), (0, 1 - theta)):
                for answer in (0, 1):
                    key = told + (answer,)
                    step = chance * likely * (p if answer != truth else 1 - p)
                    grown[key] = grown.get(key, 0) + step
        law = grown
    return sum(statistic(told) * chance for told, chance in law.items())
