# Sorted names, a dictionary and its keys
def difference_attack(ask, people, least, most, target):
    small = dict.fromkeys(itertools.islice((p for p in sorted(people) if not p == target), least))
    large = {**small, target: None}
    return -(ask(list(small)) - ask(list(large)))
