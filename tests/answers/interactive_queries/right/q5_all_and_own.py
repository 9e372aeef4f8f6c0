# All and own.
def part_decisions(total, parts, requests):
    everybody, own, answers = 0, Counter(), ()
    for name, e in requests:
        if name is None:
            yes = everybody + max([0, *own.values()]) + e <= total
            everybody += e if yes else 0
        else:
            yes = everybody + own[name] + e <= total
            own[name] += e if yes else 0
        answers += (yes,)
    return answers
