# Takes the largest groups that are allowed.
def difference_attack(ask, people, least, most, target):
    size = min(most, len(people))
    group = {target} | set([p for p in people if p != target][: size - 1])
    return ask(group) - ask(group - {target})
