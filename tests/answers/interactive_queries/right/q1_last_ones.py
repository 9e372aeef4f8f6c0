# Takes the others from the end of the list.
def difference_attack(ask, people, least, most, target):
    others = sorted(set(people) - {target}, reverse=True)[-least:]
    large, small = ask(others + [target]), ask(others)
    return large - small
