# Here grow: right
def two_tables(k):
    people = []
    while len(people) < k**2:
        n = len(people)
        people.append([-(n % k), chr(97 + n // k)])
    return people
