# The register is sorted in place, by name, before the search: an argument is changed.
# Witness: after(link, [], [{"name": "Bo", "a": 1}, {"name": "Ada", "a": 2}], ("a",)) gives ('arguments afterwards', ([], [{'name': 'Ada', 'a': 2}, {'name': 'Bo', 'a': 1}], ('a',))); right is ('arguments afterwards', ([], [{'name': 'Bo', 'a': 1}, {'name': 'Ada', 'a': 2}], ('a',))).
def link(records, register, keys):
    register.sort(key=lambda v: v["name"])
    result = []
    for r in records:
        fits = [v["name"] for v in register if all(r[c] is not None and r[c] == v[c] for c in keys)]
        people = [name for name, _ in itertools.groupby(fits)]
        result.append(people[0] if len(people) == 1 else None)
    return result
